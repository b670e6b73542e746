/** How well a name answers what was typed: letters in order, better at the beginning of words; null if it does not. */
export function score(typed: string, name: string): number | null {
  const wanted = plain(typed);
  const text = plain(name);
  if (!wanted) return 0;
  const whole = text.indexOf(wanted);
  if (whole >= 0) return 1000 - whole - (whole === 0 || text[whole - 1] === ' ' ? 0 : 100) - text.length / 100;
  let from = 0;
  let points = 0;
  for (const letter of wanted.replaceAll(' ', '')) {
    const found = text.indexOf(letter, from);
    if (found < 0) return null;
    points += found === from ? 3 : text[found - 1] === ' ' ? 2 : 0;
    from = found + 1;
  }
  return points - text.length / 100;
}

export function best<Item>(typed: string, items: Item[], name: (item: Item) => string, most = 40): Item[] {
  return items
    .map((item) => ({ item, points: score(typed, name(item)) }))
    .filter((one): one is { item: Item; points: number } => one.points !== null)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map((one) => one.item);
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
