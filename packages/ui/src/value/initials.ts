import { initials } from "@app/domain/people/name.ts";
import { foldTone } from "@app/domain/text.ts";

/** Initials without tones, with dots: "Ọ́lá Ṣẹ́gun" → "ỌṢ". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const firstName = words[0] ?? "";
  const lastName = words.length > 1 ? (words.at(-1) ?? "") : "";
  return foldTone(initials({ firstName, lastName }));
}
