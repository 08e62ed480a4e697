import type { AssetsType } from '../model/schema.ts';
import styles from './field-top.module.css';

const PICKETS = Array.from({ length: 16 }, (_, picket) => 8 + picket * 40);
const STRIPES = Array.from({ length: 16 }, (_, stripe) => stripe * 40);

/** What stands behind the grid: barn and fence of the farm, the awning of the market. Letters and shapes lie on paper. */
export function FieldTop({ assetsType }: { readonly assetsType: AssetsType }) {
  if (assetsType === 'FARM')
    return (
      <>
        <svg className={styles.barn} viewBox="0 0 200 140" aria-hidden="true">
          <path
            d="M14 62 56 18q44-22 88 0l42 44v80H14Z"
            fill="#fffaf0"
            stroke="#fffaf0"
            strokeWidth="12"
            strokeLinejoin="round"
          />
          <path d="M20 64 60 24q40-18 80 0l40 40v78H20Z" fill="#d42f4b" />
          <path d="M140 24l40 40v78h-30V60Z" fill="#961b33" opacity=".55" />
          <path
            d="M14 66 56 22q44-22 88 0l42 44"
            fill="none"
            stroke="#5a3a34"
            strokeWidth="11"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <rect x="82" y="40" width="36" height="28" rx="5" fill="#fff3df" />
          <path d="M100 40v28M82 54h36" stroke="#961b33" strokeWidth="4" />
          <path d="M66 84h68v58H66Z" fill="#fff3df" />
          <path
            d="M66 84l34 29 34-29M66 142l34-29 34 29M100 84v58"
            stroke="#961b33"
            strokeWidth="6"
            fill="none"
          />
        </svg>
        <svg className={styles.strip} viewBox="0 0 640 60" preserveAspectRatio="none" aria-hidden="true">
          <g fill="#fff3df" stroke="#ddb680" strokeWidth="2">
            {PICKETS.map((x) => (
              <path key={x} d={`M${x} 60V16l11-12 11 12v44Z`} />
            ))}
            <path d="M0 26h640v9H0Zm0 18h640v9H0Z" />
          </g>
        </svg>
      </>
    );
  if (assetsType === 'FOOD')
    return (
      <svg className={styles.strip} viewBox="0 0 640 60" preserveAspectRatio="none" aria-hidden="true">
        {STRIPES.map((x, stripe) => (
          <path
            key={x}
            d={`M${x} 4h40v34a20 18 0 0 1-40 0Z`}
            fill={stripe % 2 === 0 ? '#d42f4b' : '#fff3df'}
          />
        ))}
        <path d="M0 0h640v9H0Z" fill="#961b33" />
      </svg>
    );
  return null;
}
