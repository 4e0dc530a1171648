import Button from "@mui/material/Button";
import { NoticeCard } from "./notice-card.tsx";

/** Texts to the letter: admin-portal.md section 2, Shell. */
export function CookieNotice({ onAgree }: { onAgree: () => void }) {
  return (
    <NoticeCard label="Cookies">
      <p>We use Cookies to ensure that we give you the best experience on our website.</p>
      <div>
        <Button onClick={onAgree}>I Agree</Button>
      </div>
    </NoticeCard>
  );
}
