/** Whether things should stand still: the reader's system or the shell's setting says so. */
export const still = (): boolean =>
  document.documentElement.dataset['motion'] === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
