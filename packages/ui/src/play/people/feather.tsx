/** Fletcher's feather, the sign of family points. */
export function Feather({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 21C3 10 10 2.5 21 2.5c.5 9-5 16-14.5 15.5Z" fill="#37C4B6" />
      <path d="M6.5 18C16 18.5 21.5 11.5 21 2.5 17 8 12 13.5 5 19.5Z" fill="#11807A" />
      <path
        d="M2.5 22C7 15 12 10 18 5.5"
        stroke="#FFF4E1"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
