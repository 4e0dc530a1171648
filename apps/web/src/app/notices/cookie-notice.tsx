import { Button } from "@app/ui/page/button.tsx";
import { NoticeBar } from "./notice-bar.tsx";

/** Texts to the letter: admin-portal.md section 2, Shell. */
export function CookieNotice({ onAgree }: { onAgree: () => void }) {
  return (
    <NoticeBar label="Cookies">
      <p>We use Cookies to ensure that we give you the best experience on our website.</p>
      <div>
        <Button size="small" onClick={onAgree}>
          I Agree
        </Button>
      </div>
    </NoticeBar>
  );
}
