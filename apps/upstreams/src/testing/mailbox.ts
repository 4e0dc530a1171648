import type { World } from "./world.ts";

interface Mail {
  _id: string;
  to: string;
  template: string;
  subject: string;
  text: string | null;
  link: string | null;
  status: string;
  attempts: number;
  error: string | null;
}

/** The mails to somebody, newest first, as a super-admin reads them. */
export async function mailsTo(world: World, email: string): Promise<Mail[]> {
  const path = `/admin/mails?q=${encodeURIComponent(email)}`;
  return (await world.v1<{ data: Mail[] }>("get", path, { as: "super-admin" })).body.data;
}

/** The newest mail to somebody, once it was sent. */
export async function newestMail(world: World, email: string): Promise<Mail> {
  await world.sendMail();
  const [newest] = await mailsTo(world, email);
  if (!newest) throw new Error(`No mail to ${email}.`);
  return newest;
}

/** What the link of the newest mail holds. */
export async function linkTo(world: World, email: string): Promise<{ userId: string; code: string }> {
  const { pathname, searchParams } = new URL((await newestMail(world, email)).link ?? "");
  return { userId: pathname.split("/").at(-1) ?? "", code: searchParams.get("code") ?? "" };
}
