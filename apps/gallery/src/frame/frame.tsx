import { useState } from 'react';
import { locales, writeAddress } from '../address.ts';
import type { Specimen } from '../specimen.ts';
import styles from './frame.module.css';
import { screens } from './screens.ts';
import { Segments } from './segments.tsx';
import { SpecimenList } from './specimen-list.tsx';
import { useAddress } from './use-address.ts';

/** The list, the switches, and the specimen in a page of its own, so that no look touches another or the frame. */
export function Frame({ specimens }: { readonly specimens: readonly Specimen[] }) {
  const [address, go] = useAddress();
  const [screenName, setScreenName] = useState('Fill');
  const ofLook = specimens.filter(({ look }) => look === address.look);
  const shown = ofLook.find(({ id }) => id === address.id) ?? ofLook[0];
  const screen = screens.find(({ name }) => name === screenName);
  const alone = `./${writeAddress({ ...address, id: shown?.id ?? '', bare: true })}`;

  return (
    <div className={styles.frame}>
      <SpecimenList specimens={specimens} address={{ ...address, id: shown?.id ?? '' }} />
      <div className={styles.work}>
        <header className={styles.bar}>
          <h1 className={styles.title}>{shown?.title ?? 'Nothing here yet'}</h1>
          <Segments
            label="Language"
            choices={locales}
            value={address.locale}
            onChange={(locale) => go({ id: shown?.id ?? '', locale })}
          />
          <Segments
            label="Colours"
            choices={['light', 'dark']}
            value={address.scheme}
            disabled={address.look === 'play'}
            onChange={(scheme) => go({ id: shown?.id ?? '', scheme })}
          />
          <Segments
            label="Screen"
            choices={screens.map(({ name }) => name)}
            value={screenName}
            onChange={setScreenName}
          />
          <a className={styles.alone} href={alone} target="_blank" rel="noreferrer">
            Open alone
          </a>
        </header>
        <main className={styles.desk}>
          {shown && (
            <iframe
              className={styles.paper}
              key={address.look}
              title={shown.title}
              src={alone}
              style={screen?.size && { inlineSize: screen.size[0], blockSize: screen.size[1], flex: 'none' }}
            />
          )}
        </main>
      </div>
    </div>
  );
}
