'use client';

import { useEffect, useState } from 'react';

import { useHydrated } from '../feedback/use-hydrated.ts';
import { ScriptButton } from './script-button.tsx';

interface ReadAloudProps {
  text: string;
  /** The language of the text. */
  lang: 'zh-CN' | 'en';
  startLabel: string;
  stopLabel: string;
}

const speech = (): SpeechSynthesis | undefined =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;

/** Reads a text out by the voice of the reader's own device, and stops when asked or when he leaves. */
export function ReadAloud({ text, lang, startLabel, stopLabel }: ReadAloudProps) {
  const [isReading, setIsReading] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => () => speech()?.cancel(), []);
  const press = () => {
    const voice = speech();
    if (!voice) return;
    voice.cancel();
    setIsReading(!isReading);
    if (isReading) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = lang;
    said.addEventListener('end', () => setIsReading(false));
    said.addEventListener('error', () => setIsReading(false));
    voice.speak(said);
  };
  // A device without a voice: a button that does nothing would be worse than none.
  if (isHydrated && !speech()) return null;
  return (
    <ScriptButton look="quiet" size="small" icon="sound" onClick={press}>
      {isReading ? stopLabel : startLabel}
    </ScriptButton>
  );
}
