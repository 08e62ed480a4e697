import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useCleanHtml } from '@flink/ui/rich-text/use-clean-html.ts';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { createLink, Navigate, useParams } from '@tanstack/react-router';
import { api } from '../../../shared/api.ts';
import { LinkStage } from '../stage/link-stage.tsx';
import styles from './landing-screen.module.css';

const RouterLinkButton = createLink(LinkButton);

/** A page that was written for visitors, and from it the way in; without a page it leads to /, as an unknown center does. */
export default function LandingScreen() {
  const { t, locale } = useTexts();
  const { code = '' } = useParams({ strict: false });
  const page = useQuery({
    queryKey: ['landingPage', code, locale],
    queryFn: ({ signal }) => api('landingPage', { params: { code } }, { signal }),
    retry: false,
  });
  if (page.isPending) return null;
  const shown = page.data?.data;
  if (!shown) return <Navigate to="/" replace />;
  return (
    <LinkStage>
      <Sheet className={styles.page}>
        {shown.picture !== null && <img className={styles.picture} src={shown.picture} alt="" />}
        <div {...inLanguage(shown.locale)}>
          <h1>{shown.title}</h1>
          <LandingText html={shown.text} />
        </div>
        {shown.sound !== null && (
          // biome-ignore lint/a11y/useMediaCaption: what is spoken stands above it
          <audio controls className={styles.sound} src={shown.sound} aria-label={t('signIn.listen')} />
        )}
        <RouterLinkButton to="/" variant="go">
          {t('signIn.comeIn')}
        </RouterLinkButton>
      </Sheet>
    </LinkStage>
  );
}

function LandingText({ html }: { readonly html: string }) {
  const place = useCleanHtml(html);
  return <div ref={place} className={styles.text} />;
}
