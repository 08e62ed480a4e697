import { useState } from 'react';
import { type Address, writeAddress } from '../address.ts';
import { looks } from '../looks.ts';
import type { Look, Specimen } from '../specimen.ts';
import styles from './specimen-list.module.css';

const names: Record<Look, string> = { play: 'Play', office: 'Office', template: 'Templates' };

export interface SpecimenListProps {
  readonly specimens: readonly Specimen[];
  readonly address: Address;
}

export function SpecimenList({ specimens, address }: SpecimenListProps) {
  const [wanted, setWanted] = useState('');
  const fits = ({ id, title }: Specimen) =>
    `${id} ${title}`.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <nav className={styles.list} aria-label="Specimens">
      <p className={styles.name}>Flink gallery</p>
      <input
        className={styles.search}
        type="search"
        placeholder="Find a part"
        aria-label="Find a part"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {looks.map((look) => {
        const found = specimens.filter((specimen) => specimen.look === look && fits(specimen));
        return (
          <section key={look}>
            <h2 className={styles.look}>
              {names[look]} <small>{found.length}</small>
            </h2>
            <ul className={styles.items}>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <a
                    className={styles.item}
                    href={writeAddress({ ...address, look, id, bare: false })}
                    aria-current={look === address.look && id === address.id ? 'page' : undefined}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
