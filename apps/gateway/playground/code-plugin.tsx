import { useGraphiQL, type GraphiQLPlugin } from "@graphiql/react";
import { useState } from "react";
import { callFor, curlFor, fetchFor, typedFor, type Call } from "./code-for.ts";

const forms = { curl: curlFor, fetch: fetchFor, "Typed document": typedFor } satisfies Record<
  string,
  (call: Call) => string
>;
type Form = keyof typeof forms;
const names = Object.keys(forms) as Form[];

/** The operation of the open tab as code; tokens are left to the environment. */
function Code() {
  const [form, setForm] = useState<Form>("curl");
  const [copied, setCopied] = useState("");
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]);
  const operationName = useGraphiQL((state) => state.operationName);

  let code = "";
  let problem = "";
  try {
    const { query, variables } = tab ?? {};
    code = forms[form](
      callFor({
        query: query ?? "",
        variables: variables ?? "",
        operationName: operationName ?? null,
        origin: location.origin,
      }),
    );
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(`Copied as ${form}.`);
    } catch {
      setCopied("Your browser does not allow copying. Select the code and copy it.");
    }
  }

  return (
    <section aria-label="Code" className="panel">
      <h2>Code</h2>
      <p>
        The operation of the open tab, with its variables. Put a token into the environment as <code>TOKEN</code>; yours
        is not in the code.
      </p>
      <fieldset className="choice">
        <legend>Form</legend>
        {names.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="form"
              checked={form === name}
              onChange={() => {
                setForm(name);
                setCopied("");
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {problem === "" ? (
        <>
          <button type="button" onClick={() => void copy()}>
            Copy
          </button>
          <p role="status">{copied}</p>
          <pre tabIndex={0} aria-label={form}>
            {code}
          </pre>
        </>
      ) : (
        <p role="status" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M3.5 5h17v14h-17zM7 9.5l2.5 2.5L7 14.5M12 15h4.5" />
    </svg>
  );
}

export const codePlugin: GraphiQLPlugin = { title: "Code", icon: Icon, content: Code };
