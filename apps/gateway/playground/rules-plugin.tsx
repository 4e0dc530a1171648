import type { GraphiQLPlugin } from "@graphiql/react";
import { codeTexts } from "../src/errors/code-texts.ts";
import { costLimit, limits } from "../src/gates/operation-limits.ts";

const counted = (n: number) => n.toLocaleString("en");

/** What every operation keeps to, and what its errors say. */
function Rules() {
  return (
    <section aria-label="Limits and errors" className="panel">
      <h2>Roles</h2>
      <p>
        The schema beside the editor shows only what your role may use. The description of a field lists who may use it,
        after &ldquo;Roles&rdquo;.
      </p>
      <h2>Cost</h2>
      <p>
        One operation may cost {counted(costLimit)}. Fields with &ldquo;Cost&rdquo; in their description count that
        much; in a list, the field and everything inside it count once for each row of the page. A refusal names the
        field that costs most.
      </p>
      <h2>Limits</h2>
      <p>
        At most {limits.depth} levels, {limits.aliases} aliases, {limits.directives} directives,{" "}
        {counted(limits.tokens)} tokens and one megabyte. Every answer says in <code>extensions.rateLimit</code> what
        you have left for this minute.
      </p>
      <h2>Errors</h2>
      <p>
        Refusals that a person can act on are returned as <code>userErrors</code> beside the data. Everything else has a
        code in <code>extensions.code</code>:
      </p>
      <dl>
        {Object.entries(codeTexts).map(([code, text]) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v1" strokeLinecap="round" />
    </svg>
  );
}

export const rulesPlugin: GraphiQLPlugin = { title: "Limits and errors", icon: Icon, content: Rules };
