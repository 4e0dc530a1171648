import styled from "@emotion/styled";
import { use } from "react";
import { useLocation } from "react-router-dom";
import { SignInLayout } from "@app/ui/shell/sign-in-layout.tsx";
import { color } from "@app/ui/theme/color.ts";
import { RouteTitleContext } from "../../../shared/page-title.tsx";
import { returnAddress } from "../../../shared/return-address.ts";
import { SignInForm } from "./sign-in.form.tsx";

const Fields = styled.div({ display: "grid", gap: 20, "& .MuiButton-root": { height: 44 } });
const Note = styled.p({ marginTop: 16, fontSize: "0.84375rem", lineHeight: 20 / 13.5, color: color.textSecondary });

/** The way in; leads back to where one came from. */
export function SignInScreen() {
  const from = returnAddress(useLocation().search);
  const title = use(RouteTitleContext)(from ?? "");

  return (
    <SignInLayout
      brandName="Staff portal"
      title="Sign in to your desk"
      footer="Trouble signing in? Ask an administrator. · Version 2.0.0"
    >
      <Fields>
        <SignInForm arrival={from} />
      </Fields>
      {from === null ? null : (
        <Note>
          {title === null ? null : (
            <>
              You came from a link to {title}.
              <br />
            </>
          )}
          You will go back there after signing in.
        </Note>
      )}
    </SignInLayout>
  );
}
