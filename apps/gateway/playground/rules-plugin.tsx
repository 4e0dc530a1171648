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
        The schema beside the editor is your role&rsquo;s own: what you may not use is not in it. What a field asks for
        stands in its description, after &ldquo;Roles&rdquo;.
      </p>
      <h2>Cost</h2>
      <p>
        One operation may cost {counted(costLimit)}. Fields with &ldquo;Cost&rdquo; in their description count that
        much; a list counts it for each row of its page, and so does everything inside it. The text of a refusal names
        the field that costs most.
      </p>
      <h2>Limits</h2>
      <p>
        At most {limits.depth} levels, {limits.aliases} aliases, {limits.directives} directives,{" "}
        {counted(limits.tokens)} words and signs, and a megabyte. What is left of your minute stands in{" "}
        <code>extensions.rateLimit</code> of every answer.
      </p>
      <h2>Errors</h2>
      <p>
        Refusals that a person can act on come as <code>userErrors</code> beside the data. Everything else has a code in{" "}
        <code>extensions.code</code>:
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
