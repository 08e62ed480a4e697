import type { LinkProps } from '@flink/ui/office/buttons/link.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** The office's links go through the router; new tabs, downloads and other sites stay with the browser. */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !plain || rest.target || !href.startsWith('/') || href.startsWith('/api/'))
      return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
