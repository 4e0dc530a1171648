import { fillTemplate, sampleValues } from "@app/domain/system/template-text.ts";
import { Letter } from "@app/ui/detail/letter.tsx";
import { Section } from "@app/ui/detail/section.tsx";

/** What a customer would read, filled in for one who does not exist. */
export function TemplatePreview({ subject, body }: { subject: string | null; body: string }) {
  return (
    <Section title="Preview" note="With a sample customer">
      <Letter
        subject={subject && fillTemplate(subject, sampleValues, "line")}
        text={fillTemplate(body, sampleValues) || "The text will appear here."}
      />
    </Section>
  );
}
