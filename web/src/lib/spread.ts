interface Group {
  sum: number;
  count: number;
}

/** Numbers pushed apart until each is a distance from the next, as near to where they were as may be; in the order they came. */
export function spread(numbers: readonly number[], apart: number, low: number, high: number): number[] {
  const order = [...numbers.keys()].sort((a, b) => numbers[a]! - numbers[b]!);
  const step = numbers.length > 1 ? Math.min(apart, (high - low) / (numbers.length - 1)) : 0;
  const startOf = ({ sum, count }: Group): number => Math.max(low, Math.min(high - step * (count - 1), sum / count - (step * (count - 1)) / 2));
  const groups: Group[] = [];
  for (const at of order) {
    let group: Group = { sum: Math.min(high, Math.max(low, numbers[at]!)), count: 1 };
    // Whoever would be too near moves as one, around their common middle.
    for (let before = groups.at(-1); before && startOf(group) < startOf(before) + before.count * step; before = groups.at(-1)) {
      group = { sum: group.sum + before.sum, count: group.count + before.count };
      groups.pop();
    }
    groups.push(group);
  }
  const sorted = groups.flatMap((group) => Array.from({ length: group.count }, (_, at) => startOf(group) + at * step));
  return numbers.map((_, at) => sorted[order.indexOf(at)]!);
}
