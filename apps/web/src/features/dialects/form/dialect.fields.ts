import { dialectInput } from "@app/domain/language/dialect.ts";
import { number, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import type { DialectRecordFragment } from "../dialect.generated.ts";

/** A dialect's form as a table of its fields. */
export const dialectForm = formOf<DialectRecordFragment>()(dialectInput, {
  subject: text("Language"),
  name: text("Name"),
  order: { ...number("Position"), empty: 100 },
});
