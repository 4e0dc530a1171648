import type { ComponentProps, ReactNode } from "react";
import { SignInLayout } from "@app/ui/shell/sign-in-layout.tsx";
import css from "./guest-layout.module.css";

/** The fields of a way in, one below the other, with a button as wide as they are. */
export function EntranceFields(props: ComponentProps<"div">) {
  return <div {...props} className={css.entranceFields} />;
}

/** A line of explanation, above or below the fields. */
export function EntranceNote(props: ComponentProps<"p">) {
  return <p {...props} className={css.entranceNote} />;
}

/** The other ways on: links side by side. */
export function EntranceWays(props: ComponentProps<"p">) {
  return <p {...props} className={css.entranceWays} />;
}

interface EntranceProps {
  title: string;
  /** One line below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page for those who are not signed in yet: to sign in, to register, to choose a password. */
export function Entrance({ title, lead, children }: EntranceProps) {
  return (
    <SignInLayout
      brandName="Staff portal"
      title={title}
      footer="Trouble signing in? Ask an administrator. · Version 2.0.0"
    >
      {lead ? <EntranceNote>{lead}</EntranceNote> : null}
      {children}
    </SignInLayout>
  );
}
