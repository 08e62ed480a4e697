export interface FoxProps {
  readonly size?: number;
}

/** The head of Fletcher, the brand's sign. Decorative: the name stands beside it or in the link around it. */
export function Fox({ size = 38 }: FoxProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        fill="#f2762e"
        d="M5 4.5c3.5.6 7.3 2.9 9.7 5.7a19 19 0 0 1 10.6 0C27.7 7.4 31.5 5.1 35 4.5c1.3 4.6 1.2 9.4-.3 13.5C36.6 28.5 28 35.5 20 36.5 12 35.5 3.4 28.5 5.3 18 3.8 13.9 3.7 9.1 5 4.5z"
      />
      <path
        fill="#8b3a0c"
        d="M7.8 8.3c2 .8 3.7 1.9 5 3.3-1.7.9-3.1 2.2-4.2 3.9-.8-2.4-1.1-4.9-.8-7.2zM32.2 8.3c-2 .8-3.7 1.9-5 3.3 1.7.9 3.1 2.2 4.2 3.9.8-2.4 1.1-4.9.8-7.2z"
      />
      <path
        fill="#fff6ec"
        d="M5.2 21.5c4.5-.7 9 1.3 11.3 5.5l3.5 5.5 3.5-5.5c2.3-4.2 6.8-6.2 11.3-5.5C34 30.5 26.5 35.7 20 36.5 13.5 35.7 6 30.5 5.2 21.5z"
      />
      <circle cx="13.6" cy="20.3" r="2" fill="#211b4a" />
      <circle cx="26.4" cy="20.3" r="2" fill="#211b4a" />
      <path
        fill="#211b4a"
        d="M17.4 30.3c0-1.3 1.2-2 2.6-2s2.6.7 2.6 2c0 1.4-1.4 2.7-2.6 2.7s-2.6-1.3-2.6-2.7z"
      />
    </svg>
  );
}
