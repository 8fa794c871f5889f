import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { client } from './api.ts';
import { ConsoleContext } from './context.ts';
import { setLanguage } from './language.ts';
import { ErrorBoundary } from './parts/status.tsx';
import { AuthGate } from './shell/auth-gate.tsx';
import type { ConsoleProps } from './words.ts';

/** Renders the console, or its part on a page of the site, for signed-in staff. */
export function renderForStaff(container: HTMLElement, props: ConsoleProps, content: ReactNode): void {
  setLanguage(props);
  createRoot(container).render(
    <ConsoleContext value={props}>
      <QueryClientProvider client={client}>
        <ErrorBoundary>
          <AuthGate>{content}</AuthGate>
        </ErrorBoundary>
      </QueryClientProvider>
    </ConsoleContext>,
  );
}
