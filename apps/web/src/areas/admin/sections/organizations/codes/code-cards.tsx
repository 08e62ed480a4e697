import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './code-cards.module.css';

interface CardsProps {
  readonly codes: readonly { readonly code: string; readonly title: string; readonly productName: string }[];
  readonly centerName: string;
}

/** Puts the free codes that are listed on paper, one card each to cut out and hand to a family. */
export function PrintCards({ codes, centerName }: CardsProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (!asked) return;
    const done = () => setAsked(false);
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [asked]);

  return (
    <div className={classes.ask}>
      <Button icon="printer" onClick={() => setAsked(true)}>
        {t('codes.print', { count: codes.length })}
      </Button>
      {asked && createPortal(<Cards codes={codes} centerName={centerName} />, document.body)}
    </div>
  );
}

function Cards({ codes, centerName }: CardsProps) {
  const { t } = useTexts();
  return (
    <ul className={classes.paper} data-code-cards="">
      {codes.map(({ code, title, productName }) => (
        <li key={code} className={classes.card}>
          <p className={classes.center} dir="auto">
            {centerName}
          </p>
          <p className={classes.title} dir="auto">
            {title || productName}
          </p>
          <p className={classes.code} dir="ltr">
            {code}
          </p>
          <p>{t('codes.cardHint')}</p>
          <p className={classes.address} dir="ltr">
            {location.host}/register-by-code/{code}
          </p>
        </li>
      ))}
    </ul>
  );
}
