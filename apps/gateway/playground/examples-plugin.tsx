import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from "@graphiql/react";
import { examples } from "./examples.ts";
import { titleOf, type Example } from "./example.ts";

/** The list of example operations; each opens in its own tab. */
function Examples() {
  const actions = useGraphiQLActions();
  const queryEditor = useGraphiQL(({ queryEditor: editor }) => editor);
  const variableEditor = useGraphiQL(({ variableEditor: editor }) => editor);

  // Opening a tab saves the editors' content to the current one, and would find them empty before they have loaded.
  const isReady = queryEditor !== undefined && variableEditor !== undefined;

  function open({ query, variables }: Example) {
    if (!isReady) return;
    actions.addTab();
    queryEditor.setValue(query);
    variableEditor.setValue(variables);
    // All tabs share one editor, which keeps the last scroll position.
    queryEditor.setPosition({ lineNumber: 1, column: 1 });
    queryEditor.setScrollPosition({ scrollLeft: 0, scrollTop: 0 });
    queryEditor.focus();
  }

  return (
    <section aria-label="Examples" className="panel">
      <h2>Examples</h2>
      <p>Each opens in its own tab. Change it as you like; the original is kept.</p>
      <ul>
        {examples.map((example) => (
          <li key={example.name}>
            <button type="button" disabled={!isReady} onClick={() => open(example)}>
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
