import { useLocation } from '@tanstack/react-router';

/** Whether a section is the one being looked at, with everything below it. */
export function useHere(): (href: string) => boolean {
  const { pathname } = useLocation();
  return (href) => pathname === href || pathname.startsWith(`${href}/`);
}
