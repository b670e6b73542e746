/** The position in tables: own provinces first, what borders on them next, then the rest nation by nation. */
import type { WarriorsDesk } from '../position';

export interface Chapter {
  title: string;
  provinces: number[];
}

export function chaptersOf(desk: WarriorsDesk): Chapter[] {
  const { sheet, view } = desk;
  const all = sheet.provinces.map((_, province) => province);
  const own = all.filter((province) => view.provinces[province]!.holder_seat === desk.seat && desk.seat >= 0);
  const around = all.filter((province) => !own.includes(province) && sheet.provinces[province]!.neighbours.some((other) => own.includes(other)));
  const seen = new Set([...own, ...around]);
  const chapters = [
    { title: desk.text('atlas-own'), provinces: own },
    { title: desk.text('atlas-around'), provinces: around },
    ...sheet.nations.map((nation, number) => ({
      title: nation.name,
      provinces: all.filter((province) => !seen.has(province) && sheet.provinces[province]!.nations[0] === number),
    })),
  ];
  return chapters.filter((chapter) => chapter.provinces.length);
}
