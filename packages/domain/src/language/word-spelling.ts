import { normalise } from "../text.ts";
import { languageOf } from "./language-of.ts";

/** A line, comma or cedilla below, typed for a dot below. */
const belowForDot = /([a-z])[\u0316\u0326\u0327\u0328\u0329\u0331]/giu;
/** An n with a tilde, printed for ṅ. */
const tildeN = /n\u0303/gu;
const tildeCapital = /N\u0303/gu;
/** A syllabic n cannot stand before a vowel, so this is ṅ printed with another mark. */
const acuteN = /n\u0301(?=[aeiou])/giu;

/** The spelling to offer for what was typed; null if nothing is amiss. It is never changed unasked. Source: domain.md 5.9. */
export function betterSpelling(text: string, subject: string): string | null {
  const language = languageOf(subject);
  if (language === undefined) return null;
  const dotted = text.normalize("NFD").replaceAll(belowForDot, "$1\u0323");
  const better =
    language === "ig"
      ? dotted
          .replaceAll(tildeN, "n\u0307")
          .replaceAll(tildeCapital, "N\u0307")
          .replaceAll(acuteN, (letter) => `${letter.charAt(0)}\u0307`)
      : dotted;
  const stored = normalise(better, language);
  return stored === text.trim().normalize("NFC") ? null : stored;
}
