import type { ReactNode } from "react";
import { Section } from "../detail/section.tsx";
import { FieldGrid } from "./field-frame.tsx";

interface FormSectionProps {
  title: string;
  note?: ReactNode;
  /** Two by default; more for short fields. */
  columns?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** A group of fields under a heading. */
export function FormSection({ title, note, columns = 2, children }: FormSectionProps) {
  return (
    <Section title={title} note={note}>
      <FieldGrid data-columns={columns}>{children}</FieldGrid>
    </Section>
  );
}
