import { fillTemplate, sampleValues } from "@app/domain/system/template-text.ts";
import { Section } from "@app/ui/detail/section.tsx";
import css from "./template-preview.module.css";

/** What a customer would read, filled in for one who does not exist. */
export function TemplatePreview({ subject, body }: { subject: string | null; body: string }) {
  return (
    <Section title="Preview" note="With a sample customer">
      <div className={css.paper}>
        {subject ? <h3>{fillTemplate(subject, sampleValues, "line")}</h3> : null}
        <p>{fillTemplate(body, sampleValues) || "The text will appear here."}</p>
      </div>
    </Section>
  );
}
