import { useMutation } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import type { LoginInput } from "@app/domain/account/account.ts";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { PasswordField } from "@app/ui/form/password-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import type { Viewer } from "../../../shared/session/session-context.ts";
import { wholeRefusal, type FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { LoginDocument } from "./sign-in.generated.ts";

interface SignInFormProps {
  /** What to do with the session that was begun. */
  onSignedIn: (token: string, viewer: Viewer) => Promise<unknown>;
  /** Known already, so that only the password is asked for. */
  email?: string;
}

/**
 * The rules come once the page is drawn: with them it would wait for a library that nobody needs before they have typed.
 * Where they cannot be had, the server alone checks.
 */
const rules = () => import("./sign-in.rules.ts").catch(() => null);
const check = async (values: LoginInput) => (await rules())?.check(values) ?? {};
const read = async (values: LoginInput) => (await rules())?.read(values) ?? values;

/** Email and password. */
export function SignInForm({ onSignedIn, email = "" }: SignInFormProps) {
  const [login] = useMutation(LoginDocument, { context: { shown: true, signingIn: true }, fetchPolicy: "no-cache" });
  const running = useRef(false);
  useEffect(() => void rules(), []);

  async function submit(values: LoginInput, form: FormErrorSetter) {
    if (running.current) return;
    running.current = true;
    try {
      const { data } = await login({ variables: { input: await read(values) } });
      const { accessToken, user, userErrors } = data.login;
      if (accessToken && user) await onSignedIn(accessToken, user);
      else form.setErrors({ password: wholeRefusal(userErrors) });
    } catch (error) {
      form.setErrors({ form: shownError(error).message });
    }
    running.current = false;
  }

  return (
    <FormFrame<LoginInput> initialValues={{ email, password: "" }} validate={check} onSubmit={submit}>
      <TextField name="email" label="Email" type="email" autoComplete="username" autoFocus={email === ""} large />
      <PasswordField name="password" label="Password" autoComplete="current-password" autoFocus={email !== ""} large />
      <FormError />
      <SignInButton />
    </FormFrame>
  );
}

function SignInButton() {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type={isSubmitting ? "button" : "submit"}
      main
      size="large"
      pending={isSubmitting}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isSubmitting ? "Signing in" : "Sign in"}
    </Button>
  );
}
