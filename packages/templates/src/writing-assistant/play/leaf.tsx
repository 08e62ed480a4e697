/** A feather for each sentence that is ended. */
export function Leaf({ full }: { readonly full: boolean }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" data-full={full || undefined}>
      <path
        d="M34 5C17 5 7 15 7 29l-3 6 6-3C24 32 34 22 34 5Z"
        fill={full ? '#37C4B6' : '#F4E4C9'}
        stroke={full ? '#0B605C' : '#75668F'}
        strokeWidth="2.8"
        strokeLinejoin="round"
        strokeDasharray={full ? undefined : '4 4'}
      />
      {full && <path d="M8 32 26 14" stroke="#FFF4E1" strokeWidth="3" strokeLinecap="round" />}
    </svg>
  );
}
