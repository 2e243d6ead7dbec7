export default function Other() {
  return <p id="elsewhere">Elsewhere</p>
}
