import './barber-portrait.css';
import { Medallion, MedallionDefs } from '../../components/ornament/medallion.tsx';
import { Portrait } from '../../components/portrait.tsx';
import type { Picture } from '../../components/scene.tsx';

export type BarberPortraitProps = {
  id: string;
  monogram: string;
  arabicName?: string | undefined;
  photo?: Picture | undefined;
};

export function BarberPortrait({ id, monogram, arabicName, photo }: BarberPortraitProps) {
  return (
    <div className="barber-portrait">
      <MedallionDefs />
      <Portrait photo={photo}>
        <Medallion monogram={monogram} seed={id} arabicName={arabicName} />
      </Portrait>
    </div>
  );
}
