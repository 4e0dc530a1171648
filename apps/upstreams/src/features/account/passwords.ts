import { hash, verify } from "@node-rs/argon2";
import { passwordCost } from "./passwords.public.ts";

export const hashPassword = (password: string): Promise<string> => hash(password, passwordCost);

/** Nobody's password: checked where there is no account, so that the time of an answer tells nothing. */
let nobodys: Promise<string> | undefined;

/** Whether a password is the one that was hashed; takes as long where there is none. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, password);
  nobodys ??= hashPassword("nobody has this password");
  await verify(await nobodys, password);
  return false;
}
