import { useField } from "formik";
import { useRef } from "react";
import type { SaidField as Said } from "@app/domain/content/block-kinds.ts";
import { withoutMarkup } from "@app/domain/content/inline-marks.ts";
import { ControlBox } from "@app/ui/form/control-box.tsx";
import { FieldFrame } from "@app/ui/form/field-frame.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { MathsText } from "../../learner/maths-text.tsx";
import { useTaughtLanguage } from "../../learner/taught-language.ts";
import { FormulaBox } from "./formula-box.tsx";
import { MarkButtons, markKeys } from "./mark-keys.tsx";
import css from "./fields.module.css";

interface SaidFieldProps {
  name: Said;
  label: string;
  optional?: boolean;
  rows?: number;
}

/** One of the texts of a block, with its switch for maths and, where that is on, how its formulas look. */
export function SaidField({ name, label, optional = false, rows = 2 }: SaidFieldProps) {
  const [field, , { setValue }] = useField<string>(name);
  const box = useRef<HTMLDivElement>(null);
  const [{ checked: isMaths }] = useField<boolean>({ name: `useMaths.${name}`, type: "checkbox" });
  const language = useTaughtLanguage();
  const spokenLabel = `Maths in the ${label.toLowerCase()}`;
  return (
    <FormulaBox name={name} of={label.toLowerCase()} isMaths={isMaths} wide>
      <FieldFrame
        name={name}
        label={label}
        optional={optional}
        corner={
          <span className={css.corner}>
            <MarkButtons of={label.toLowerCase()} box={box} onText={(text) => void setValue(text)} />
            <SwitchField name={`useMaths.${name}`} label="Maths" spoken={spokenLabel} compact />
          </span>
        }
        {...(isMaths && { help: "Put formulas between dollars: so $20 - 3$ is 17." })}
      >
        {({ control, hasError }) => (
          <>
            <ControlBox hasError={hasError} ref={box}>
              <textarea
                {...field}
                {...control}
                rows={rows}
                lang={language}
                onKeyDown={markKeys((text) => void setValue(text))}
                data-control=""
                data-taught=""
              />
            </ControlBox>
            {(isMaths && field.value.trim() !== "") || withoutMarkup(field.value) !== field.value ? (
              <p className={css.formula} aria-hidden>
                <MathsText text={field.value} isMaths={isMaths === true} />
              </p>
            ) : null}
          </>
        )}
      </FieldFrame>
    </FormulaBox>
  );
}
