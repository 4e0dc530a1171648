import { loginInput, type LoginInput } from "@app/domain/account/account.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";

/** What is wrong with an email and a password, before they are sent. */
export const check = checkWith<LoginInput>(loginInput);

/** As they are sent. */
export const read = (values: LoginInput): LoginInput => loginInput.parse(values);
