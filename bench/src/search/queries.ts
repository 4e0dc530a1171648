/** A kind of search, and its text. */
export interface Search {
  kind: string;
  typed: string;
}

/** Names of the demo business, with their marks. */
const first = [
  "Ngọzị",
  "Chidịebere",
  "Ifeọma",
  "Ọbịageli",
  "Sọpụrụchi",
  "Ụzọma",
  "Adébọ̀wálé",
  "Adérónkẹ́",
  "Ẹniọlá",
  "Fẹ́yíṣayọ̀",
  "Olúwatóbi",
  "Ọmọ́tọ́lá",
  "Ṣẹ́gun",
  "Tèmítọ́pẹ́",
  "Yéwándé",
  "Charlotte",
  "Joshua",
  "Emeka",
  "Kelechi",
  "Zoe",
] as const;
const last = [
  "Okonkwọ",
  "Nwachukwu",
  "Anịagọlụ",
  "Iheanachọ",
  "Ọdịlị",
  "Ezenwa",
  "Obi",
  "Uzọma",
  "Adéyẹmí",
  "Akínlàjà",
  "Awólọ́wọ̀",
  "Ẹ̀bùn",
  "Ògúnbánwò",
  "Ọ̀ṣúntókun",
  "Ṣóyínká",
  "Whitfield",
  "Osborne",
  "Igwe",
  "Madụka",
  "Òjó",
] as const;

const plain = (text: string) => text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
const letters = (text: string, count: number) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .slice(0, count)
    .join("");

const ways: Record<string, (n: number) => string> = {
  "one letter": (n) => letters(last[n] ?? "", 1),
  "two letters, marks": (n) => letters(first[n] ?? "", 2),
  "beginning, marks": (n) => letters(last[n] ?? "", 4),
  "beginning, no marks": (n) => plain(first[n] ?? "").slice(0, 4),
  "inside a name": (n) => plain(first[n] ?? "").slice(1, 4),
  "whole name, marks": (n) => `${first[n]} ${last[n]}`,
  "two words, no marks": (n) => plain(`${last[(n * 7) % 20]} ${first[n]}`).toLowerCase(),
  "two beginnings": (n) => plain(`${letters(first[n] ?? "", 2)} ${letters(last[(n * 3) % 20] ?? "", 2)}`),
  "customer number": (n) => (n % 2 === 0 ? `C-${String(n * 4999).padStart(6, "0")}` : String(n * 17)),
  "no match": (n) => `${plain(first[n] ?? "")}qx${plain(last[n] ?? "")}`,
};

/** 200 searches, 20 of each kind, in turns. */
export const searches: readonly Search[] = first.flatMap((_, n) =>
  Object.entries(ways).map(([kind, typed]) => ({ kind, typed: typed(n) })),
);
