import { useFormikContext } from "formik";
import { use, type ReactNode } from "react";
import { useNowBySecond, useTimeZone } from "../value/clock.tsx";
import { UnderDot } from "../value/under-dot.tsx";
import { agoText } from "../value/when-text.ts";
import { KeptAtContext } from "./form-draft.tsx";
import css from "./saved-note.module.css";

/** "just now", "4 s ago", then the usual format. */
function keptText(keptAt: Date, now: Date, zone: string | undefined): string {
  const seconds = Math.floor((now.getTime() - keptAt.getTime()) / 1000);
  if (seconds < 2) return "just now";
  return seconds < 60 ? `${seconds} s ago` : agoText(keptAt, now, zone);
}

/** The under-dot with "Not saved yet · kept on this device 4 s ago"; without changes, another text. */
export function SavedNote({ otherwise = "\u00A0" }: { otherwise?: ReactNode }) {
  const { dirty } = useFormikContext();
  const keptAt = use(KeptAtContext);
  return (
    <span className={css.note}>
      {/* Only this is told aloud: the seconds would be read out one by one. */}
      <span role="status">
        {dirty ? (
          <>
            <UnderDot /> Not saved yet {keptAt === null ? null : <span aria-hidden="true">·</span>}
          </>
        ) : null}
      </span>
      {dirty ? keptAt === null ? null : <Kept at={keptAt} /> : otherwise}
    </span>
  );
}

function Kept({ at }: { at: string }) {
  const now = useNowBySecond();
  const zone = useTimeZone();
  return <span>kept on this device {keptText(new Date(at), now, zone)}</span>;
}
