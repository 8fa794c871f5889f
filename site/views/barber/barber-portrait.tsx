import { Medallion, MedallionDefs } from '../../components/ornament/medallion.tsx';

export type BarberPortraitProps = {
  id: string;
  monogram: string;
  arabicName?: string | undefined;
  photo?: { src: string; alt: string; width: number; height: number } | undefined;
};

/** The photo lies over the medallion, so a photo that is missing or fails leaves the medallion in sight. */
export function BarberPortrait({ id, monogram, arabicName, photo }: BarberPortraitProps) {
  return (
    <div className="barber-portrait">
      <MedallionDefs />
      <Medallion monogram={monogram} seed={id} arabicName={arabicName} />
      {photo && <img {...photo} alt={photo.alt} className="fade-in" fetchPriority="high" />}
    </div>
  );
}
