import { type ServiceIconName, serviceIconPaths } from './service-icon-paths.ts';

export type { ServiceIconName };

/** Decorative: the service's name stands beside it. */
export function ServiceIcon({ name, size = 48 }: { name: ServiceIconName; size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={serviceIconPaths[name]} />
    </svg>
  );
}
