import type { GraphiQLPlugin } from "@graphiql/react";
import { Fragment, useDeferredValue, useMemo, useState } from "react";
import text from "../../../packages/schema/CHANGELOG.md?raw";
import { changesIn, changesWith } from "./changelog.ts";

const groups = changesIn(text);

const dayOf = (day: string) => new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `Names` in a change stand between backticks. */
function Change({ text: change }: { text: string }) {
  return change
    .split("`")
    .map((part, place) =>
      place % 2 === 1 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>,
    );
}

/** What has changed in the schema, the newest first. */
function Changelog() {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const found = useMemo(() => changesWith(groups, wanted), [wanted]);
  const count = found.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <section aria-label="Schema changes" className="panel">
      <h2>Schema changes</h2>
      <label>
        Search
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <p role="status">
        {count === 0 ? "No change says so." : `${count} ${count === 1 ? "change" : "changes"}, of the whole schema.`}
      </p>
      {found.map(({ day, kind, changes }, place) => (
        <Fragment key={`${day} ${kind}`}>
          {found[place - 1]?.day === day ? null : <h3>{dayOf(day)}</h3>}
          <h4>{kind}</h4>
          <ul className="plain">
            {changes.map((change) => (
              <li key={change}>
                <Change text={change} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M5 3.5h10l4 4v13H5zM14.5 3.5V8H19M8.5 12h7M8.5 15.5h7" />
    </svg>
  );
}

export const changelogPlugin: GraphiQLPlugin = { title: "Schema changes", icon: Icon, content: Changelog };
