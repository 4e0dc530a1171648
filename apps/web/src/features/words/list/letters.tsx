import { useSearchParams } from "react-router-dom";
import { languageOf } from "@app/domain/language/language-of.ts";
import { dictionaryLetters } from "@app/domain/text-order.ts";
import { RouteLink } from "@app/ui/link/link.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import css from "./words-list.module.css";

/** The alphabet of the language that is shown; each letter leaves the words that stand under it. Once more, all. */
export function Letters() {
  const [params] = useSearchParams();
  const subjects = params.getAll("subject").flatMap((value) => value.split(","));
  const language = languageOf(subjects.length === 1 ? (subjects[0] ?? "") : "");
  if (language === undefined) return null;
  const chosen = params.get("letter");
  return (
    <nav aria-label="Letters">
      <ul className={css.letters}>
        {dictionaryLetters[language].map((letter) => (
          <li key={letter}>
            <RouteLink
              href={withParams(params, { letter: letter === chosen ? null : letter, page: null })}
              {...(letter === chosen && { "aria-current": "true" as const })}
            >
              {letter}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
