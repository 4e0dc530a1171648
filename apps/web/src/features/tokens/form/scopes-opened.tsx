import { useField } from "formik";
import { toEnumName } from "@app/domain/enums.ts";
import type { Permission } from "@app/domain/permissions.ts";
import { scopeLabel } from "@app/domain/tokens/token-grants.ts";
import { scopeFields } from "@app/schema/scope-fields.generated.ts";
import { countOf } from "../../../shared/text/format.ts";
import css from "./scopes-opened.module.css";

/** The root fields of the gateway that each chosen scope opens. */
export function ScopesOpened() {
  const [{ value: scopes }] = useField<readonly Permission[]>("scopes");
  if (scopes.length === 0) return null;
  return (
    <div className={css.opened}>
      {scopes.map((scope) => {
        const fields = scopeFields[toEnumName(scope)] ?? [];
        return (
          <details key={scope}>
            <summary>
              {scopeLabel(scope)} · <code>{scope}</code>
              {fields.length === 0
                ? null
                : ` · ${countOf(fields.length, "query or mutation", "queries and mutations")}`}
            </summary>
            <p>
              {fields.length === 0 ? (
                "Nothing by itself: it adds fields to records that another scope opens."
              ) : (
                <code>{fields.join(", ")}</code>
              )}
            </p>
          </details>
        );
      })}
    </div>
  );
}
