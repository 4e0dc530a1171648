import { TextLink } from "./link.tsx";

/** Opens the viewer's own mail program. Nothing where there is no address. */
export const EmailLink = ({ email }: { email: string }) => <TextLink href={`mailto:${email}`}>{email}</TextLink>;

const digitsOf = (phoneNumber: string): string => phoneNumber.replaceAll(/\D/g, "");

/** Calls a number, or writes to it by WhatsApp in a tab of its own. `phoneNumber`: as in E.164. */
export const PhoneLinks = ({ phoneNumber }: { phoneNumber: string }) => (
  <>
    <TextLink href={`tel:${phoneNumber}`}>{phoneNumber}</TextLink>
    {" · "}
    <TextLink href={`https://wa.me/${digitsOf(phoneNumber)}`} target="_blank" rel="noreferrer">
      WhatsApp
    </TextLink>
  </>
);

/** The same as facts: null where there is none. */
export const emailFact = (email: string | null | undefined) => (email ? <EmailLink email={email} /> : null);
export const phoneFact = (phoneNumber: string | null | undefined) =>
  phoneNumber ? <PhoneLinks phoneNumber={phoneNumber} /> : null;
