import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { client } from './api.ts';
import { ConsoleContext } from './context.ts';
import { rememberLanguage } from './language.ts';
import { AuthGate } from './shell/auth-gate.tsx';
import { Shell } from './shell/shell.tsx';
import type { ConsoleProps } from './words.ts';

const place = document.getElementById('console');
if (place) {
  const props = JSON.parse(place.dataset.props ?? '') as ConsoleProps;
  rememberLanguage(props);
  createRoot(place).render(
    <ConsoleContext value={props}>
      <QueryClientProvider client={client}>
        <AuthGate>
          <Shell />
        </AuthGate>
      </QueryClientProvider>
    </ConsoleContext>,
  );
}
