import { useState } from "react";
import { useField } from "formik";
import { Eye, EyeOff } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { InputBox } from "./control-box.tsx";
import { FieldFrame } from "./field-frame.tsx";
import type { TextFieldProps } from "./text-field.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "start" | "end" | "lang"> {
  autoComplete: "current-password" | "new-password";
}

/** A password that can be revealed. */
export function PasswordField({ autoComplete, autoFocus, large, placeholder, ...frame }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [field] = useField<string>(frame.name);
  return (
    <FieldFrame {...frame}>
      {({ control, hasError }) => (
        <InputBox
          {...field}
          {...control}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoFocus={autoFocus ?? false}
          placeholder={placeholder}
          disabled={frame.disabled ?? false}
          hasError={hasError}
          large={large}
          spellCheck={false}
          autoCapitalize="none"
          end={
            <IconAction
              label={shown ? "Hide password" : "Show password"}
              icon={shown ? EyeOff : Eye}
              size="small"
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
        />
      )}
    </FieldFrame>
  );
}
