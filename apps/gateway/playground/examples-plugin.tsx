import type { GraphiQLPlugin } from "@graphiql/react";
import { examples } from "./examples.ts";
import { titleOf } from "./example.ts";
import { useOpenTabs } from "./open-tabs.ts";

/** The list of example operations; each opens in its own tab. */
function Examples() {
  const open = useOpenTabs();

  return (
    <section aria-label="Examples" className="panel">
      <h2>Examples</h2>
      <p>Each opens in its own tab. Change it as you like; the original is kept.</p>
      <ul>
        {examples.map((example) => (
          <li key={example.name}>
            <button type="button" disabled={!open} onClick={() => open?.([example])}>
              <strong>{titleOf(example)}</strong>
              <span>{example.about}</span>
              <small>{example.role === "any" ? "For everybody" : `Try it as ${example.role}`}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 5.5h5.5A2.5 2.5 0 0 1 12 8v11a2 2 0 0 0-2-2H4zM20 5.5h-5.5A2.5 2.5 0 0 0 12 8v11a2 2 0 0 1 2-2h6z" />
    </svg>
  );
}

export const examplesPlugin: GraphiQLPlugin = { title: "Examples", icon: Icon, content: Examples };
