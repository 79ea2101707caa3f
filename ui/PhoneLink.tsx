interface PhoneLinkProps {
  phone: { display: string; href: string }
}

/** A number to call within a sentence; it stays on one line. */
export function PhoneLink({ phone }: PhoneLinkProps) {
  return (
    <a className="link nowrap" href={phone.href}>
      {phone.display}
    </a>
  )
}
