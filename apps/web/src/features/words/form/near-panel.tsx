import { useFormikContext } from "formik";
import { TextLink } from "@app/ui/link/link.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { ContentStatus } from "../../../shared/review/content-status.tsx";
import { labelOf } from "../../../shared/text/option-labels.ts";
import { nearOptions, partOptions } from "../word-labels.ts";
import { NearWordsDocument } from "../word.generated.ts";
import { wordPath } from "../word.kind.ts";
import css from "./near-panel.module.css";
import type { WordValues } from "./word.fields.ts";

const kindOf = labelOf(nearOptions);
const partOf = labelOf(partOptions);

/** Words like the one that is being typed, so that no word is written twice: the nearest first. */
export function NearPanel({ exceptId }: { exceptId?: string }) {
  const { values } = useFormikContext<WordValues>();
  const { subject, headword } = usePaused(values);
  const typed = headword.trim();
  const { data, error } = useQuery(NearWordsDocument, {
    skip: typed === "",
    variables: { subject, headword: typed, exceptId: exceptId ?? null },
    fetchPolicy: "cache-and-network",
  });
  const near = typed === "" ? [] : (data?.nearWords ?? []);
  return (
    <div role="status" data-wide="" className={css.panel}>
      {error ? <p>Words like this one are unavailable right now. This one can still be saved.</p> : null}
      {near.length > 0 ? (
        <section aria-label="Words like this one">
          <h3>Words like this one</h3>
          <ul>
            {near.map((word) => (
              <li key={word.id}>
                <span>
                  <TextLink href={wordPath(word.id)} target="_blank">
                    {word.headword}
                  </TextLink>
                  <small>
                    {[word.meaning, partOf(word.partOfSpeech).toLowerCase(), word.dialect?.name]
                      .filter(Boolean)
                      .join(" · ")}
                  </small>
                </span>
                <small>{kindOf(word.kind)}</small>
                <ContentStatus status={word.status} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
