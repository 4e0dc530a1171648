import { skipToken } from "@apollo/client/react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { messages } from "@app/domain/messages.ts";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { Entrance } from "../guest-layout/guest-layout.tsx";
import { NewPasswordForm } from "../guest-layout/new-password.form.tsx";
import { signInState } from "../guest-layout/sign-in-state.ts";
import { AccountActivationDocument, ActivateAccountDocument } from "./activation.generated.ts";
import { ActivationRefused } from "./activation-refused.tsx";

/** Chooses the first password through the link of an invitation, once. */
export function ActivationScreen() {
  const userId = useParams()["user_id"] ?? "";
  const code = useSearchParams()[0].get("code") ?? "";
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useQuery(
    AccountActivationDocument,
    code === "" ? skipToken : { variables: { userId, code }, fetchPolicy: "network-only" },
  );
  const { save } = useSave(ActivateAccountDocument, ({ accountActivate }) => accountActivate);

  async function activate(password: string, form: FormErrorSetter) {
    const { payload } = await save({ input: { userId, code, password } }, form);
    // The link may have been used or have ended since the page was opened: then the page says so.
    if (!payload) return void refetch();
    toast.done("Your password is set. You can now sign in.");
    void navigate("/login", { replace: true, state: signInState(payload.email ?? "") });
  }

  const link = data?.accountActivation;
  if (!link && error) {
    return (
      <Entrance title="Choose your password">
        <ErrorState {...failure("link", error, refetch, loading)} />
      </Entrance>
    );
  }
  if (!data && loading) {
    return (
      <Entrance title="Choose your password">
        <SkeletonPage what="link" />
      </Entrance>
    );
  }
  if (!link) return <ActivationRefused message={messages.activationInvalid} />;
  if (link.state !== "READY")
    return <ActivationRefused {...link} message={link.message ?? messages.activationInvalid} />;
  return (
    <Entrance title="Choose your password" lead={`Welcome, ${link.name}. You will sign in as ${link.email}.`}>
      <NewPasswordForm owner={link} onSave={activate} />
    </Entrance>
  );
}
