import type { GraphiQLPlugin } from "@graphiql/react";
import { codeTexts } from "../src/errors/code-texts.ts";
import { costLimit, limits, limitTexts, requestBytes } from "../src/gates/operation-limits.ts";
import { useRates } from "./rates.ts";

const counted = (n: number) => n.toLocaleString("en");

const limitNames = Object.keys(limits) as (keyof typeof limits)[];

/** The limits of every operation, and the meaning of error codes. */
function Rules() {
  const rates = useRates();
  return (
    <section aria-label="Limits and errors" className="panel">
      <h2>Roles</h2>
      <p>
        The schema beside the editor shows only what your role may use, or the scopes of a service token. The
        description of a field lists the roles that may use it, and ends with the permission that it needs, which is the
        scope of a token.
      </p>
      <h2>Cost</h2>
      <p>
        One operation may cost {counted(costLimit)}. Fields with &ldquo;Cost&rdquo; in their description count that
        much; in a list, the field and everything inside it count once for each row of the page. A refusal names the
        field that costs most.
      </p>
      <h2>Limits</h2>
      <p>One operation may have at most:</p>
      <ul>
        {limitNames.map((name) => (
          <li key={name}>
            {counted(limits[name])} {limitTexts[name]}
          </li>
        ))}
        <li>{counted(requestBytes / 1024)} kB of request body</li>
      </ul>
      {rates && (
        <p>
          In a minute you may send {counted(rates.person)} operations; each address may send {counted(rates.address)}{" "}
          without signing in. Every answer says in <code>extensions.rateLimit</code> what you have left, and in{" "}
          <code>extensions.cost</code> what it cost.
        </p>
      )}
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
