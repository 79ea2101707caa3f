import { type ReactNode } from 'react'

interface NoticeProps {
  /** Gold warns, blue informs, red is wrong, moss is done. */
  tone: 'warn' | 'info' | 'bad' | 'good'
  icon: ReactNode
  title: string
  level?: 2 | 3
  children: ReactNode
}

export function Notice({ tone, icon, title, level = 2, children }: NoticeProps) {
  const Title = `h${level}` as const
  return (
    <div className={`notice ${tone}`}>
      {icon}
      <Title>{title}</Title>
      {children}
    </div>
  )
}
